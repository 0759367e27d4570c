/** `npm run -s sbom`: the software bill of materials of the production packages, as CycloneDX in JSON. */
import { createHash } from 'node:crypto'
import { describeSite, listProductionPackages } from './production-packages.mjs'

/** npm writes a scope with its sign escaped. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const licencesOf = license => [/ (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } }]

/** `sha512-` and Base64, as the lock file has it. */
function hashOf(integrity) {
  const [algorithm, value] = integrity.split('-', 2)
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') }
}

const { name, version } = describeSite()
const components = listProductionPackages().map(found => ({
  'bom-ref': purlOf(found),
  type: 'library',
  name: found.name,
  version: found.version,
  purl: purlOf(found),
  licenses: licencesOf(found.license),
  ...(found.integrity ? { hashes: [hashOf(found.integrity)] } : {}),
}))
const node = { 'bom-ref': 'node', type: 'platform', name: 'node', version: process.versions.node }
// From the content, so that the same packages give the same file.
const hash = createHash('sha256').update(JSON.stringify(components)).digest('hex')
const uuid = [
  hash.slice(0, 8),
  hash.slice(8, 12),
  `4${hash.slice(13, 16)}`,
  `8${hash.slice(17, 20)}`,
  hash.slice(20, 32),
]
const bom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  serialNumber: `urn:uuid:${uuid.join('-')}`,
  version: 1,
  metadata: { component: { 'bom-ref': name, type: 'application', name, version } },
  components: [node, ...components],
}
console.log(JSON.stringify(bom, null, 1))
