import { opaque } from './opaque.ts'

/** The place of toasts, of which the early script builds the content. */
export const ToastRegion = () => <toast-region {...opaque()} />
