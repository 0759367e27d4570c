/** Attributes of the custom elements that the early script defines; React only renders their tags. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type CustomElement<Attributes = unknown> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  // React 18 passes the attributes of custom elements on as they are.
  Attributes & { class?: string }

declare module 'react' {
  // React 18 has no types for popovers, and passes their attributes on as they are written here.
  interface HTMLAttributes<T> {
    popover?: 'auto'
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
    popovertargetaction?: 'hide'
  }
  namespace JSX {
    interface IntrinsicElements {
      'toast-region': CustomElement
      /** `phone`: its name. */
      'compare-button': CustomElement<{ phone: string; 'data-in'?: '' }>
      'compare-badge': CustomElement
      'compare-tray': CustomElement
      'phone-combobox': CustomElement<{ picks: 'page' | 'comparison' | 'form'; emptied?: '' }>
      /** `shown` and `gone`: ids, joined by commas; `exact`: the address names the phones. */
      'compare-address': CustomElement<{ shown: string; gone: string; exact?: '' }>
    }
  }
}
