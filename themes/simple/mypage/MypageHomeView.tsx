import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { CompanyLine } from '#src/islands/ui/CompanyLine.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { memberResource } from '#src/stores/member.ts'
import { mypageTexts } from '#src/text/mypage.ts'
import { toMypageGroups } from '../parts/mypage-links.ts'

/** The account's front page: who this is, and where everything is. */
export function MypageHomeView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={memberResource} rows={3}>
        {(member) => (
          <>
            <div className="member-card">
              <CompanyLine of={member} />
              <p className="member-name">{mypageTexts.greeting(member.name)}</p>
              <p className="member-code">
                {mypageTexts.code} {member.code}
              </p>
            </div>
            <div className="mypage-tiles">
              {toMypageGroups().map(({ title, links }) => (
                <section className="mypage-tile" key={title}>
                  <h2>{title}</h2>
                  <ul>
                    {links.map(({ href, label }) => (
                      <li key={href}>
                        <a href={href}>{label}</a>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </>
        )}
      </ResourceScreen>
    </>
  )
}
