import type { Navigation } from './navigation.ts'

/**
 * The navigation of a page whose application does not run yet.
 * @param onConnect called when it runs
 */
export function createNavigation(onConnect: () => void): Navigation {
  let router: Parameters<Navigation['connect']>[0] = {
    go: (path, { replace }) => (replace ? location.replace(path) : location.assign(path)),
    // Only the application shows what is posted.
    post: () => undefined,
  }
  return {
    go: (path, options) => router.go(path, options),
    post: (path, fields) => router.post(path, fields),
    connect(next) {
      router = next
      onConnect()
    },
  }
}
