import type { Pen } from './pen.ts'
import { svg, times } from './svg.ts'

/** Repeats known on cloth and paper for centuries; `colour` on nothing. */
export function repeatPattern(pen: Pen, colour: string, opacity = 0.75): string {
  const stroke = `fill="none" stroke="${colour}" stroke-opacity="${opacity}"`
  const fill = `fill="${colour}" fill-opacity="${opacity}"`
  return {
    waves: () =>
      pen.pattern(
        60,
        30,
        svg`<g ${stroke} stroke-width="3">${[
          [30, 30],
          [0, 15],
          [60, 15],
          [0, 45],
          [60, 45],
        ].map(
          ([x = 0, y = 0]) =>
            svg`<circle cx="${x}" cy="${y}" r="28"/><circle cx="${x}" cy="${y}" r="19"/>
              <circle cx="${x}" cy="${y}" r="10"/>`,
        )}</g>`,
      ),
    hemp: () =>
      pen.pattern(
        52,
        90,
        svg`<path d="M0 0L52 90M52 0L0 90M26 0V90M0 45H52M0 0L26 15L52 0M0 90L26 75L52 90M0 45L26 30L52 45L26 60z" ${stroke} stroke-width="2.6"/>`,
      ),
    arrows: () => pen.pattern(44, 60, svg`<path d="M0 0L22 16V46L0 30zM44 0L22 16V46L44 30z" ${fill}/>`),
    checks: () => pen.pattern(52, 52, svg`<path d="M0 0h26v26H0zM26 26h26v26H26z" ${fill}/>`),
    dots: () =>
      pen.pattern(
        44,
        44,
        svg`<circle cx="11" cy="11" r="7" ${fill}/><circle cx="33" cy="33" r="7" ${fill}/>`,
      ),
    stripes: () => pen.pattern(40, 40, svg`<path d="M0 0h13v40H0zM19 0h4v40h-4z" ${fill}/>`),
    blossom: () =>
      pen.pattern(
        84,
        84,
        svg`<g ${fill}>${[
          [22, 22],
          [64, 64],
        ].map(([x = 0, y = 0]) =>
          times(
            5,
            (index) =>
              svg`<circle r="8" transform="translate(${x} ${y}) rotate(${index * 72}) translate(0 -10)"/>`,
          ),
        )}</g>`,
      ),
  }[pen.pick('repeat', ['waves', 'hemp', 'arrows', 'checks', 'dots', 'stripes', 'blossom'])]()
}
