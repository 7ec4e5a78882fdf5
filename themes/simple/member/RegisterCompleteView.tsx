import { MemberScreen } from '#src/islands/member/MemberScreen.tsx'
import { Notice } from '#src/islands/ui/Notice.tsx'
import { getWantedPage } from '#src/stores/session/wanted-page.ts'
import { registerTexts } from '#src/text/session/register.ts'

const texts = registerTexts.complete

/** Welcome: what comes next, first of all the page that was wanted before. */
export function RegisterCompleteView() {
  return (
    <MemberScreen>
      <Welcome />
    </MemberScreen>
  )
}

function Welcome() {
  const wanted = getWantedPage()
  return (
    <div className="sign-in">
      <Notice tone="good" title={texts.thanks}>
        <p>{texts.text}</p>
        <p>{texts.mail}</p>
      </Notice>
      <div className="sign-in-actions">
        {wanted && (
          <a className="button button-primary" href={wanted}>
            {texts.go_on}
          </a>
        )}
        <a className={`button ${wanted ? '' : 'button-primary'}`} href="/">
          {texts.shop}
        </a>
        <a className="button" href="/mypage/">
          {texts.mypage}
        </a>
      </div>
    </div>
  )
}
