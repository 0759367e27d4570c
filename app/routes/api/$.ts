export { noEndpoint as loader, noEndpoint as action } from '#app/http/api.server.ts'
