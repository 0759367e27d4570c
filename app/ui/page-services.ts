/**
 * State and functions that the early script shares with the application. They are two bundles of one page, so the global
 * object holds the only instance.
 */
declare global {
  var pageServices: Partial<Record<string, unknown>> | undefined
}

/** A service of this name: the early script provides it, the browser's code of any bundle gets it. */
export const pageService = <Service>(name: string) => ({
  provide(service: Service): void {
    globalThis.pageServices ??= {}
    globalThis.pageServices[name] = service
  },
  /** @throws Error on the server, and before the early script has run */
  get(): Service {
    const service = globalThis.pageServices?.[name]
    if (!service) throw new Error(`The early script has not provided ${name}.`)
    return service as Service
  },
})

const PROVIDED = 'page-services-provided'

/** Called by the early script once all services are provided. */
export const announceServices = (): boolean => window.dispatchEvent(new Event(PROVIDED))

/** Resolves when the early script has provided all services. */
export async function servicesProvided(): Promise<void> {
  if (globalThis.pageServices) return
  await new Promise(resolve => window.addEventListener(PROVIDED, resolve, { once: true }))
}
