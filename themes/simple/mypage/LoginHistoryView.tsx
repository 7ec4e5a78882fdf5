import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { Pager } from '#src/islands/member/Pager.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { formatInstant } from '#src/rules/date/format-instant.ts'
import { loginHistoryResource } from '#src/stores/member/login-history.ts'
import { toProviderName } from '#src/text/session/social-login.ts'
import { loginHistoryTexts as texts } from '#src/text/member/mypage.ts'

/** When and from where the account was used. */
export function LoginHistoryView() {
  return (
    <ResourceScreen resource={loginHistoryResource} rows={6}>
      {({ data, paging }) => (
        <>
          <p>
            {texts.intro}{' '}
            <a className="text-link" href="/mypage/password/">
              {texts.change_password}
            </a>
          </p>
          {data.length === 0 ? (
            <EmptyNote text={texts.empty} />
          ) : (
            <table className="record-table">
              <thead>
                <tr>
                  <th scope="col">{texts.date}</th>
                  <th scope="col">{texts.result}</th>
                  <th scope="col">{texts.method}</th>
                  <th scope="col">{texts.device}</th>
                  <th scope="col">{texts.ip_address}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((login) => (
                  <tr key={login.id} data-result={login.result}>
                    <td data-label={texts.date}>{formatInstant(login.logged_in_at)}</td>
                    <td data-label={texts.result}>{texts.results[login.result]}</td>
                    <td data-label={texts.method}>
                      {texts.methods[login.method] ?? toProviderName(login.method)}
                    </td>
                    <td data-label={texts.device}>{login.device}</td>
                    <td data-label={texts.ip_address}>{login.ip_address}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Pager paging={paging} />
        </>
      )}
    </ResourceScreen>
  )
}
