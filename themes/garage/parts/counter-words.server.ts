import { requireContext } from '#src/site/render-context.server.ts'
import { partsCounterText } from '#src/text/themes/parts-counter.ts'

/** The words of the counter: those of parts where the shop's goods fit bikes, else those of any goods. */
export const getCounterWords = () =>
  partsCounterText[requireContext().settings['PLUGIN.MY_BIKE.IS_USE'] === true ? 'parts' : 'goods']
