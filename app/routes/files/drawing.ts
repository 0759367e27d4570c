import { api } from '#app/platform/api.server.ts'

const handle = api({
  GET: () =>
    new Response(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect x="62" y="20" width="76" height="160" rx="9" fill="#789"/><rect x="65" y="23" width="70" height="154" rx="6" fill="#124"/></svg>',
      { headers: { 'Content-Type': 'image/svg+xml' } },
    ),
})

export { handle as loader, handle as action }
