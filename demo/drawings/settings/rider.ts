import { toTone } from '#demo/drawings/colourways.ts'
import { roundedBox, smoothPath } from '#demo/drawings/geometry.ts'
import { GROUNDS } from '#demo/drawings/grounds.ts'
import type { Ground } from '#shop-api/db/json/picture-source.ts'
import { lit, swollen } from '#demo/drawings/materials.ts'
import type { Pen } from '#demo/drawings/pen.ts'
import { svg } from '#demo/drawings/svg.ts'

/** A rider standing in quiet greys: head at (400, 200), hands at the hips, boots on the road. */
export function drawRider(pen: Pen, ground: Ground): string {
  const cloth = (base: string) => lit(pen, toTone(base))
  const arm = svg`<path d="M290 350Q216 372 214 470L226 560H270L290 460z" fill="${cloth('#8f8d89')}"/>
    <path d="${smoothPath([
      [222, 552],
      [274, 552],
      [280, 600],
      [250, 630],
      [222, 600],
    ])}" fill="${cloth('#5f5e5d')}"/>`
  const leg = svg`<path d="M306 560L296 700H380L398 580z" fill="${cloth('#77777a')}"/>
    <path d="M300 690H380V760H262Q266 728 300 716z" fill="${cloth('#4f4f51')}"/>`
  return svg`<path d="M-400 -400H1200V1200H-400z" fill="${GROUNDS[ground].wall}"/>
    <path d="M-400 420L60 330L240 376L520 300L1200 400V720H-400z" fill="#b9bcb2" opacity=".7"/>
    <path d="M-400 700H1200V1200H-400z" fill="${GROUNDS[ground].dark}"/>
    <ellipse cx="420" cy="758" rx="210" ry="22" opacity=".22"/>${leg}
    <g transform="translate(800 0) scale(-1 1)">${leg}${arm}</g>${arm}
    <path d="M290 350Q340 318 400 316T510 350L520 600H280z" fill="${cloth('#9b9995')}"/>
    <path d="M400 322V600" stroke="#6d6c6a" stroke-width="5"/>
    <path d="${roundedBox(360, 280, 80, 54, 20)}" fill="#6f6e6c"/><path d="${smoothPath([
      [310, 200],
      [330, 110],
      [400, 84],
      [470, 110],
      [490, 200],
      [466, 290],
      [400, 306],
      [334, 290],
    ])}" fill="${swollen(pen, toTone('#a5a39e'))}"/>
    <path d="M318 180Q400 156 482 180L474 236Q400 250 326 236z" fill="#4a4d52"/>`
}
