/**
 * Cuts the font to the characters that pages use, and writes the rules that load it: `npm run generate -- fonts`; needed when
 * the font or `font-characters.ts` changes. Figures stay tabular and letters kerned; ligatures and alternates go.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fontCharacters, urduCharacters, urduRange } from '../font-characters.ts'

const source = 'node_modules/@fontsource-variable/familjen-grotesk'
const latin = `${source}/files/familjen-grotesk-latin-wght-normal.woff2`
const target = 'app/ui/fonts'

const small = await subsetFont(readFileSync(latin), [...fontCharacters].join(''), {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  // Names of weights for lists of fonts, and hints for screens that browsers do not ask for.
  dropTables: ['STAT', 'gasp'],
})
writeFileSync(`${target}/familjen-grotesk.woff2`, small)
copyFileSync(`${source}/LICENSE`, `${target}/LICENSE`)

/** The forms of joined letters and the places of marks. The forms of other languages go, which Urdu texts look the same without. */
const NASKH_FEATURES = ['init', 'medi', 'fina', 'rlig', 'calt', 'ccmp', 'mark', 'mkmk']

/** Cuts a font to Urdu alone, with all forms of its letters unless features are named; returns its bytes. */
async function writeUrdu(
  style: 'naskh' | 'nastaliq',
  source: string,
  file: string,
  keepFeatures?: string[],
): Promise<number> {
  const font = await subsetFont(
    readFileSync(`node_modules/@${source}/files/${file}.woff2`),
    [...urduCharacters].join(''),
    {
      targetFormat: 'woff2',
      ...(keepFeatures ? { keepFeatures } : {}),
      noHinting: true,
      dropTables: ['STAT', 'gasp'],
    },
  )
  writeFileSync(`${target}/noto-${style}-urdu.woff2`, font)
  copyFileSync(`node_modules/@${source}/LICENSE`, `${target}/LICENSE-noto-${style}`)
  return font.length
}
const urduBytes = [
  await writeUrdu(
    'naskh',
    'fontsource-variable/noto-naskh-arabic',
    'noto-naskh-arabic-arabic-wght-normal',
    NASKH_FEATURES,
  ),
  await writeUrdu('nastaliq', 'fontsource/noto-nastaliq-urdu', 'noto-nastaliq-urdu-arabic-400-normal'),
]

const face = `
@font-face {
  font-family: "Familjen Grotesk";
  src: url("./familjen-grotesk.woff2") format("woff2");
  font-weight: 400 700;
  font-display: optional;
}
`
const urduFace = `
/* Pages in Urdu alone refer to it. */
@font-face {
  font-family: "Noto Naskh Urdu";
  src: url("./noto-naskh-urdu.woff2") format("woff2");
  font-weight: 400 700;
  font-display: optional;
  ascent-override: 105%;
  descent-override: 65%;
  line-gap-override: 0%;
  unicode-range: ${urduRange};
}

/* Loaded by choice. The file has no bold letters. */
@font-face {
  font-family: "Noto Nastaliq Urdu Web";
  src: url("./noto-nastaliq-urdu.woff2") format("woff2");
  font-display: swap;
  ascent-override: 130%;
  descent-override: 90%;
  line-gap-override: 0%;
  unicode-range: ${urduRange};
}
`
const fallback = `
/* Arial with the metrics of the display font, so that texts break alike; its bold letters are wider. */
@font-face {
  font-family: "Familjen Fallback";
  src: local("Arial"), local("Roboto"), local("Liberation Sans");
  size-adjust: 96%;
  ascent-override: 100%;
  descent-override: 26%;
}

@font-face {
  font-family: "Familjen Fallback";
  src: local("Arial Bold"), local("Roboto Bold"), local("Liberation Sans Bold");
  font-weight: 600 700;
  size-adjust: 92%;
  ascent-override: 100%;
  descent-override: 26%;
}
`
writeFileSync(
  `${target}/fonts.css`,
  `/* Written by scripts/generate/fonts.ts. On a slow line the first page keeps the fallback, because swapping moves the text. */
${face}${fallback}${urduFace}`,
)
console.log(`${small.length} bytes for ${fontCharacters.size} characters; Urdu ${urduBytes}`)
