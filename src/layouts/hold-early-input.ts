declare global {
  interface HTMLFormElement {
    /** The form's script is ready: nothing is held any more. */
    is_alive?: boolean
    /** What was done before, in order: a control typed in, a button pressed, or the form when it was sent. */
    early?: HTMLElement[]
  }
  interface HTMLElement {
    /** For a control: the typed text, or whether it was ticked, before the form's script was ready. */
    early_value?: string | boolean
  }
}

/**
 * Stands in front of a page's forms and islands and holds what is done with one before its script is there: what was typed
 * or chosen, that it was sent, that a button was pressed. A browser would send a form by itself, an island would empty it
 * as it comes alive, and a press would be lost; the form does it again (src/islands/forms/repeat-early-input.ts). Forms with
 * `method="post"` are meant, for no published page takes one; they have the buttons around them too, which may say what was
 * typed. Of an island without such a form the last button pressed is pressed again as it comes alive.
 */
export const holdEarlyInput = `for(const k of["input","change","submit"])addEventListener(k,e=>{const t=e.target,f=t.form??t;if(f.method=="post"&&!f.is_alive)if((f.early??=[]).push(t),f==t){e.preventDefault();e.stopImmediatePropagation()}else t.early_value=/box|dio/.test(t.type)?t.checked:t.value},true);addEventListener("click",e=>{const b=e.target.closest("astro-island [type=button]"),i=b?.closest("astro-island"),f=i?.querySelector("[method=post]");if(f&&!f.is_alive){(f.early??=[]).push(b);e.stopImmediatePropagation()}else if(i?.hasAttribute("ssr")){i.early||i.addEventListener("astro:hydrate",()=>setTimeout(()=>i.early.click()),{once:true});i.early=b}},true)`
