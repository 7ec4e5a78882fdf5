import { Title } from 'react-admin'
import { FRAME_TEXT } from '#src/text/back-office/frame.ts'

export default function Home() {
  return <Title title={FRAME_TEXT.home} />
}
