import { toTone, type Tone } from '#demo/drawings/colourways.ts'
import { lit, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg } from '#demo/drawings/svg.ts'

export const CREATURES = ['cat', 'fox', 'dragon', 'whale', 'bear', 'bird'] as const
export type Creature = (typeof CREATURES)[number]

/** The dark line toys are printed with, so that they are told apart when small. */
export const OUTLINE = 'stroke="#26262e" stroke-width="7" stroke-linejoin="round"'

const ears: Record<Creature, (pen: Pen, tone: Tone) => string> = {
  cat: (pen, tone) =>
    svg`<path d="M-104 -40L-98 -132L-30 -92zM104 -40L98 -132L30 -92z" fill="${lit(pen, tone)}" ${OUTLINE}/>
      <path d="M-88 -70L-86 -108L-56 -90zM88 -70L86 -108L56 -90z" fill="#f3a9a6"/>`,
  fox: (pen, tone) =>
    svg`<path d="M-112 -20L-124 -150L-26 -88zM112 -20L124 -150L26 -88z" fill="${lit(pen, tone)}" ${OUTLINE}/>
      <path d="M-112 -122L-120 -146L-92 -124zM112 -122L120 -146L92 -124z" fill="#26262e"/>`,
  dragon: (pen, tone) =>
    svg`<path d="M-70 -78Q-104 -120 -92 -168Q-60 -140 -34 -94zM70 -78Q104 -120 92 -168Q60 -140 34 -94z" fill="${lit(pen, toTone('#f2e3b8'))}" ${OUTLINE}/>
      <path d="M-18 -96L0 -138L18 -96z" fill="${lit(pen, toTone(tone.accent))}" ${OUTLINE}/>`,
  whale: (pen) =>
    svg`<path d="M0 -96V-128M0 -128Q-40 -170 -70 -132M0 -128Q40 -170 70 -132" fill="none" stroke="#5fb4e6" stroke-width="18" stroke-linecap="round"/>
      <circle cx="-70" cy="-128" r="12" fill="${lit(pen, toTone('#5fb4e6'))}"/><circle cx="70" cy="-128" r="12" fill="${lit(pen, toTone('#5fb4e6'))}"/>`,
  bear: (pen, tone) =>
    svg`<g fill="${lit(pen, tone)}" ${OUTLINE}><circle cx="-78" cy="-84" r="38"/><circle cx="78" cy="-84" r="38"/></g>
      <g fill="#f0d3b0"><circle cx="-78" cy="-82" r="18"/><circle cx="78" cy="-82" r="18"/></g>`,
  bird: (pen, tone) =>
    svg`<path d="M-20 -92Q-60 -150 -6 -160Q-14 -126 12 -98Q20 -140 58 -142Q36 -116 34 -88z" fill="${lit(pen, toTone(tone.accent))}" ${OUTLINE}/>`,
}

const muzzles: Record<Creature, string> = {
  cat: svg`<path d="M-12 22h24L0 36z" fill="#26262e"/><path d="M0 36v12M0 48Q-24 66 -40 46M0 48Q24 66 40 46" fill="none" ${OUTLINE}/>
    <path d="M-66 30l-60 -8M-66 44l-58 10M66 30l60 -8M66 44l58 10" fill="none" stroke="#26262e" stroke-width="5" stroke-linecap="round"/>`,
  fox: svg`<path d="M-110 10Q-60 6 -30 40Q0 10 30 40Q60 6 110 10Q90 84 0 96Q-90 84 -110 10z" fill="#fff" opacity=".92"/>
    <path d="M-14 44h28L0 62z" fill="#26262e"/>`,
  dragon: svg`<path d="M-62 34Q0 10 62 34Q70 84 0 88Q-70 84 -62 34z" fill="#fff" opacity=".45"/>
    <g fill="#26262e"><circle cx="-20" cy="42" r="7"/><circle cx="20" cy="42" r="7"/></g><path d="M-44 62Q0 84 44 62M-30 68l8 14l8 -12M14 70l8 12l8 -14" fill="#fff" ${OUTLINE}/>`,
  whale: svg`<path d="M-106 24Q0 70 106 24Q92 92 0 98Q-92 92 -106 24z" fill="#fff" opacity=".9"/>
    <path d="M-40 50Q0 70 40 50" fill="none" ${OUTLINE}/><g fill="#f3a9a6"><circle cx="-74" cy="34" r="14"/><circle cx="74" cy="34" r="14"/></g>`,
  bear: svg`<ellipse cy="44" rx="52" ry="40" fill="#f7e6cc"/><path d="M-16 24h32Q14 42 0 44Q-14 42 -16 24z" fill="#26262e"/><path d="M0 44v14M-22 58Q0 76 22 58" fill="none" ${OUTLINE}/>`,
  bird: svg`<path d="M-36 22Q0 6 36 22Q20 66 0 70Q-20 66 -36 22z" fill="#f2a024" ${OUTLINE}/><path d="M-34 30Q0 44 34 30" fill="none" stroke="#8a4b00" stroke-width="6"/>`,
}

/** The head of a creature about the origin, 100 in radius. */
export function drawHead(pen: Pen, creature: Creature, tone: Tone = pen.colour): string {
  return svg`${ears[creature](pen, tone)}<ellipse rx="116" ry="102" fill="${swollen(pen, tone)}" ${OUTLINE}/>
    ${muzzles[creature]}<g fill="#26262e"><ellipse cx="-46" cy="-6" rx="13" ry="18"/><ellipse cx="46" cy="-6" rx="13" ry="18"/></g>
    <g fill="#fff"><circle cx="-50" cy="-13" r="5"/><circle cx="42" cy="-13" r="5"/></g>`
}
