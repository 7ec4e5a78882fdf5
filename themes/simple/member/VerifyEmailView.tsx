import { useEmailLink } from '#src/islands/sign-in/use-email-link.ts'
import { LoadFailure } from '#src/islands/ui/LoadFailure.tsx'
import { Skeleton } from '#src/islands/ui/Skeleton.tsx'
import { verifyTexts as texts } from '#src/text/session/verify.ts'
import { VerifyView } from 'virtual:theme/VerifyView'

/** Where the mail's link leads: its code is tried at once. Without one, or when it is refused, it can be typed. */
export function VerifyEmailView() {
  const link = useEmailLink()
  if (link.state === 'working') return <Skeleton label={texts.link.working} rows={2} />
  return (
    <>
      {link.state === 'failed' && (
        <LoadFailure title={texts.link.failed} failure={link.failure} onRetry={link.retry} />
      )}
      <VerifyView />
    </>
  )
}
