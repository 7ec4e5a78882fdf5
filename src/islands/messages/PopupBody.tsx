import type { Popup } from '#contract/shapes/popup.ts'
import { toPictureUrl } from '#src/rules/page/picture-url.ts'
import { leadsToPage } from '#src/routes.ts'
import { getSite } from '#src/site/public-site.browser.ts'
import { popupTexts } from '#src/text/member/popup.ts'
import { RichText } from './RichText.tsx'

interface Props {
  popup: Popup
  /** Id of its heading. */
  id: string
}

/** What a pop-up says, wherever it stands. Only rendered in the browser. */
export function PopupBody({ popup: { title, body, picture, href }, id }: Props) {
  return (
    <>
      {picture && (
        <img
          className="popup-picture"
          src={toPictureUrl(getSite().storage_url, picture, 640, 'webp')}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
        />
      )}
      <h2 id={id}>{title}</h2>
      <RichText html={body} />
      {href && leadsToPage(href) && (
        <p>
          <a className="button button-small button-primary" href={href}>
            {popupTexts.go}
            <span className="sr-only">（{title}）</span>
          </a>
        </p>
      )}
    </>
  )
}
