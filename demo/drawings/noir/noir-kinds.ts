import type { Drawing } from '#demo/drawings/drawing.ts'
import { amplifier } from './amplifier.ts'
import { earphones } from './earphones.ts'
import { headphones } from './headphones.ts'
import { loudspeaker } from './loudspeaker.ts'
import { turntable } from './turntable.ts'
import { wristwatch } from './wristwatch.ts'

export const AUDIO_AND_WATCHES = {
  headphones,
  earphones,
  amplifier,
  loudspeaker,
  turntable,
  wristwatch,
} satisfies Record<string, Drawing>
