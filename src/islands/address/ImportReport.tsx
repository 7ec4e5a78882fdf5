import type { UserAddressImport } from '#contract/shapes/user-address.ts'
import { addressTexts as texts } from '#src/text/member/mypage-addresses.ts'
import { Notice } from '../ui/Notice.tsx'

/** What became of a file: how many lines were taken, and of each other one what to put right. */
export function ImportReport({ report }: { report: UserAddressImport }) {
  const { imported, unchanged, failures } = report
  const tone = failures.length === 0 ? 'good' : imported > 0 ? 'warning' : 'bad'
  return (
    <Notice tone={tone} title={imported > 0 ? texts.imported(imported) : texts.none_imported}>
      {unchanged > 0 && <p>{texts.unchanged(unchanged)}</p>}
      {failures.length > 0 && (
        <>
          <p>{texts.failures(failures.length)}</p>
          <div className="import-failures" tabIndex={0} role="region" aria-label={texts.reason}>
            <table className="record-table">
              <thead>
                <tr>
                  <th scope="col">{texts.line}</th>
                  <th scope="col">{texts.reason}</th>
                </tr>
              </thead>
              <tbody>
                {failures.map(({ line, errors }) => (
                  <tr key={line}>
                    <td data-label={texts.line}>{texts.line_no(line)}</td>
                    <td data-label={texts.reason}>
                      <ul>
                        {errors.map(({ field, message }) => (
                          <li key={field + message}>{message}</li>
                        ))}
                      </ul>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Notice>
  )
}
