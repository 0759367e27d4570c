/** Navigation from outside of the application: by its router once it runs, by the browser before. */
import { pageService } from './page-services.ts'

type Router = {
  go: (path: string, options: { replace: boolean }) => void
  post: (path: string, fields: Record<string, string>) => void
}

export type Navigation = Router & {
  /** From now on the router navigates. */
  connect: (router: Router) => void
}

export const navigation = pageService<Navigation>('navigation')
