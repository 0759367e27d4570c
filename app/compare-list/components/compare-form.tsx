import { comparePath } from '#app/platform/paths.ts'

/** The id of the form that the compare buttons of a page belong to. */
export const COMPARE_FORM = 'compare-form'

/** One form for all compare buttons of a page: dozens of small ones would weigh more than the cards. */
export const CompareForm = () => <form id={COMPARE_FORM} method="post" action={comparePath} hidden />
