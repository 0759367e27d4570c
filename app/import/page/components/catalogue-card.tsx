import { Form, Link } from '@remix-run/react'
import { importCataloguePath, importPath } from '#app/platform/paths.ts'
import { andMore, formatNumber } from '#app/platform/text/format.ts'
import type { CatalogueOffer } from '../catalogue-offer.server.ts'

type Props = { offer: CatalogueOffer; isBusy: boolean; problem: string | null }

/** The offer of a newer bundled catalogue: a link to its preview, then the buttons to import or decline it. */
export function CatalogueCard({ offer: { preview }, isBusy, problem }: Props) {
  return (
    <section className="panel grid gap-3 p-4" aria-labelledby="import-catalogue">
      <h2 id="import-catalogue" className="text-lg">
        New in the bundled catalogue
      </h2>
      <p>
        This version of the site brings phones or prices that the database does not have. Nothing is changed until you
        import them; prices that an editor typed stay.
      </p>
      {problem && (
        <p role="alert" className="notice notice-problem">
          {problem}
        </p>
      )}
      {preview?.groups.map(({ label, count, lines }) => (
        <details key={label}>
          <summary>{`${label}: ${formatNumber(count)}`}</summary>
          <ul className="mt-1 list-disc ps-5 text-sm wrap-anywhere">
            {lines.map(({ line, text }) => (
              <li key={line}>{text}</li>
            ))}
            {count > lines.length && <li>{andMore(count - lines.length)}</li>}
          </ul>
        </details>
      ))}
      {preview?.changes === 0 && <p>Everything in it is here already.</p>}
      <div className="flex flex-wrap gap-3">
        {preview === null ? (
          <Link to={importCataloguePath} className="button button-primary">
            Preview
          </Link>
        ) : (
          preview.changes > 0 && (
            <Form method="post" action={importPath}>
              <input type="hidden" name="intent" value="import-catalogue" />
              <button type="submit" className="button button-primary" disabled={isBusy}>
                Import these
              </button>
            </Form>
          )
        )}
        <Form method="post" action={importPath}>
          <input type="hidden" name="intent" value="dismiss-catalogue" />
          <button type="submit" className="button button-quiet">
            Do not offer this version
          </button>
        </Form>
      </div>
    </section>
  )
}
