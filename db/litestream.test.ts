import { expect, test } from 'vitest'
import { litestreamConfig, storeOf } from './litestream.mjs'

const replicaOf = (url: string, endpoint?: string) =>
  JSON.parse(litestreamConfig('/data/site.sqlite', { url, endpoint })).dbs[0].replicas[0]

test.each([
  ['file:///mnt/the%20copies/site', undefined, { type: 'file', path: '/mnt/the copies/site' }],
  ['s3://phones/site/main', undefined, { type: 's3', bucket: 'phones', path: 'site/main' }],
  ['s3://phones', 'https://store.example', { bucket: 'phones', path: '', endpoint: 'https://store.example' }],
])('the store %s with the endpoint %s', (url, endpoint, replica) => {
  expect(replicaOf(url, endpoint)).toMatchObject(replica)
  expect('endpoint' in replicaOf(url, endpoint)).toBe(endpoint !== undefined)
})

test('the configuration names no key', () => {
  const store = storeOf({ REPLICA_URL: 's3://phones', LITESTREAM_SECRET_ACCESS_KEY: 'the secret' })
  expect(store).toMatchObject({ url: 's3://phones', secret: 'the secret' })
  expect(store && litestreamConfig('site.sqlite', store)).not.toContain('the secret')
  expect(storeOf({ REPLICA_URL: '' })).toBeNull()
})
