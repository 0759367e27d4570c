/** Reads and submits the forms of a page like a browser without script. */
import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

export type PageForm = {
  method: string
  /** The attribute; empty for the page's own URL. */
  action: string
  checkboxes: { name: string; value: string; isChecked: boolean }[]
  /** The default values, without checkboxes and buttons. */
  fields: [string, string][]
}

export function formsIn(html: string): PageForm[] {
  const document = parseDocument(html)
  return DomUtils.getElementsByTagName('form', document).map(form => {
    const controls = DomUtils.getElementsByTagName(name => ['input', 'select', 'textarea'].includes(name), form)
    const isBox = (control: Element) => control.name === 'input' && control.attribs.type === 'checkbox'
    const isUnchosen = ({ attribs }: Element) => attribs.type === 'radio' && !('checked' in attribs)
    const isSent = (control: Element) =>
      control.attribs.name &&
      !isBox(control) &&
      !isUnchosen(control) &&
      !['submit', 'file'].includes(control.attribs.type ?? '')
    return {
      method: (form.attribs.method ?? 'get').toLowerCase(),
      action: form.attribs.action ?? '',
      checkboxes: controls.filter(isBox).map(({ attribs }) => ({
        name: attribs.name ?? '',
        value: attribs.value ?? 'on',
        isChecked: 'checked' in attribs,
      })),
      fields: controls.filter(isSent).map(control => [control.attribs.name ?? '', sentValue(control)]),
    }
  })
}

function sentValue(control: Element): string {
  if (control.name === 'textarea') return DomUtils.textContent(control).replace(/^\n/, '')
  if (control.name === 'input') return control.attribs.value ?? ''
  const options = DomUtils.getElementsByTagName('option', control)
  const chosen = options.find(option => 'selected' in option.attribs) ?? options[0]
  return chosen?.attribs.value ?? ''
}

/** What a browser submits with these checkboxes checked, as `name=value`. */
export const submissionOf = (form: PageForm, checked: (box: PageForm['checkboxes'][number]) => boolean) =>
  new URLSearchParams([
    ...form.fields,
    ...form.checkboxes.filter(checked).map(({ name, value }): [string, string] => [name, value]),
  ])
