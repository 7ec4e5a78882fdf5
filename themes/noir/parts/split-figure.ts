/** A figure that can be set large: `298` and `g` of `298g（片側）`, with what is said around it. */
export interface Figure {
  number: string
  unit: string
  note: string
}

const FIGURE = /^(?:(\S{1,4})\s(?=±))?(±?\d[\d.,]*|IPX?\d+)([^\d\s、。・（〜]{0,4})(?:（([^）]+)）)?$/

/** The figure of a value of a specification, if that is what the value is. */
export function splitFigure(value: string): Figure | undefined {
  const found = FIGURE.exec(value)
  if (!found) return undefined
  const [, before = '', number = '', unit = '', after = ''] = found
  return { number, unit, note: before || after }
}

/** A sentence that opens with a figure, as shops write it: `40時間、街を遠くに置く。` */
export function splitCopy(copy: string): { figure: Figure | undefined; rest: string } {
  const [first = '', ...others] = copy.split('、')
  const figure = others.length > 0 ? splitFigure(first) : undefined
  return figure ? { figure, rest: others.join('、') } : { figure: undefined, rest: copy }
}
