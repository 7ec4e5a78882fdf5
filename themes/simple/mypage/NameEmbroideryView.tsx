import { EmptyNote } from '#src/islands/member/EmptyNote.tsx'
import { ResourceScreen } from '#src/islands/member/ResourceScreen.tsx'
import { EmbroideryPreview } from '#src/islands/records/EmbroideryPreview.tsx'
import { FlashMessage } from '#src/islands/ui/FlashMessage.tsx'
import { formatInstantDay } from '#src/rules/date/format-instant.ts'
import { nameEmbroideryResource } from '#src/stores/member/name-embroidery.ts'
import { fieldLabels } from '#src/text/input/field-labels.ts'
import { embroideryTexts as texts } from '#src/text/cart/embroidery.ts'

const EDIT = '/mypage/name-embroidery/edit/'

/** The name kept to be sewn on clothes. */
export function NameEmbroideryView() {
  return (
    <>
      <FlashMessage />
      <ResourceScreen resource={nameEmbroideryResource} rows={3}>
        {(kept) =>
          kept === null ? (
            <EmptyNote text={texts.empty} link={{ href: EDIT, label: texts.create }} />
          ) : (
            <>
              <EmbroideryPreview embroidery={kept} />
              <dl className="facts">
                <div>
                  <dt>{fieldLabels.embroidery_text}</dt>
                  <dd>{kept.text}</dd>
                </div>
                <div>
                  <dt>{fieldLabels.script}</dt>
                  <dd>{texts.scripts[kept.script]}</dd>
                </div>
                <div>
                  <dt>{fieldLabels.typeface}</dt>
                  <dd>{texts.typefaces[kept.typeface]}</dd>
                </div>
                <div>
                  <dt>{fieldLabels.colour}</dt>
                  <dd>{texts.colours[kept.colour]}</dd>
                </div>
                <div>
                  <dt>{fieldLabels.place}</dt>
                  <dd>{texts.places[kept.place]}</dd>
                </div>
              </dl>
              <div className="record-bar">
                <a className="button button-primary" href={EDIT}>
                  {texts.edit}
                </a>
                <p className="record-count">{texts.updated(formatInstantDay(kept.updated_at))}</p>
              </div>
            </>
          )
        }
      </ResourceScreen>
    </>
  )
}
