// The tests' stand-in for S3 as a program of its own, on port 9000 of its host. It keeps everything in memory.
// `POST /` on port 9001 with `{"slow_ms": 300, "failing_share": 0.1}` makes it slow, and has it answer 503 to that share.
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { openS3StandIn } from '#tests/support/s3/s3-stand-in.ts'

interface Mood {
  slow_ms?: number
  failing_share?: number
}

const s3 = await openS3StandIn({ host: '0.0.0.0', port: 9000 })
let owed = 0
const control = createServer(async (request, response) => {
  const { slow_ms = 0, failing_share = 0 } = (await json(request)) as Mood
  s3.slow(slow_ms)
  s3.fail(() => {
    // Every tenth one rather than by chance: a run can be repeated.
    owed += failing_share
    if (owed < 1) return null
    owed -= 1
    return 503
  })
  response.end()
})
control.listen(9001, '0.0.0.0')
