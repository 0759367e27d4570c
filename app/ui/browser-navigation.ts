import { createElement } from './create-element.ts'
import type { Navigation } from './navigation.ts'

/**
 * The navigation of a page whose application does not run yet.
 * @param onConnect called when it runs
 */
export function createNavigation(onConnect: () => void): Navigation {
  const browser: Parameters<Navigation['connect']>[0] = {
    go: (path, { replace }) => (replace ? location.replace(path) : location.assign(path)),
    post(path, fields) {
      const inputs = Object.entries(fields).map(([name, value]) =>
        createElement('input', { type: 'hidden', name, value }),
      )
      const form = createElement('form', { method: 'post', action: path }, {}, ...inputs)
      document.body.append(form)
      form.submit()
    },
  }
  let router = browser
  return {
    go: (path, options) => router.go(path, options),
    post: (path, fields) => router.post(path, fields),
    connect(next) {
      router = next
      onConnect()
    },
  }
}
