/** Options of the Remix Vite plugin; vite.config.ts passes them on. @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/*'], // app/routes.ts lists every route explicitly
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}
