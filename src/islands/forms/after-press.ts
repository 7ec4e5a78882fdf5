/** Longer is no press: the pointer left the window, or a menu opened over it. */
const LONGEST_PRESS_MS = 2000

/**
 * Runs something once nothing is being pressed. A field is left as a press begins; a sentence that appears below it then would
 * move what is pressed away from under the pointer, and the press would come to nothing.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run()
  const end = () => {
    clearTimeout(timer)
    removeEventListener('mouseup', end)
    // After the click, which follows.
    setTimeout(run)
  }
  const timer = setTimeout(end, LONGEST_PRESS_MS)
  addEventListener('mouseup', end)
}
