import { comparePath } from '#app/platform/paths.ts'

/** Id of the form that all compare buttons of a page share. */
export const COMPARE_FORM = 'compare-form'

/** One shared form, because a form for each card would bloat the HTML. */
export const CompareForm = () => <form id={COMPARE_FORM} method="post" action={comparePath()} hidden />
