import { Tab, Tabs } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { INBOX_TEXT } from '#src/text/back-office/inbox.ts'
import { INBOX } from '#src/text/back-office/inbox-screens.ts'
import { Inquiries } from './Inquiries.tsx'
import { Messages } from './Messages.tsx'
import { Questions } from './Questions.tsx'
import { Reviews } from './Reviews.tsx'

type TabName = keyof typeof INBOX.tabs
const SCREENS = { inquiries: Inquiries, reviews: Reviews, questions: Questions, messages: Messages }
const TABS = Object.keys(SCREENS) as TabName[]

/** What shoppers wrote, by kind; the address says which, so that a link leads there. */
export default function InboxPage() {
  const [search, setSearch] = useSearchParams()
  const asked = TABS.find((tab) => tab === search.get('tab'))
  const tab: TabName = asked ?? 'inquiries'
  const Screen = SCREENS[tab]
  return (
    <>
      <Title title={INBOX_TEXT.name} preferenceKey={false} />
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setSearch({ tab: next })}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={INBOX.tabs[one]} />
        ))}
      </Tabs>
      <Screen />
    </>
  )
}
