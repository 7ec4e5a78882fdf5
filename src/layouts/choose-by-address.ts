/**
 * Chooses the variation the page's address names, before anything is drawn or pressed: `?variant=` with its id or part
 * number, and what others may have linked to, `?product_id=` and `#` with the part number. What it costs and how it looks
 * is shown by the buy box's own script, which finds the box marked as `named`: what a link names is a choice, even where it
 * is the variation the page opens with. On a slow line somebody may have chosen before this part came: that choice stays.
 */
export const chooseByAddress = `{const u=new URL(location),k=["variant","product_id"].map(n=>u.searchParams.get(n)),f=document.querySelector("[data-buy-box]"),v=JSON.parse(f?.querySelector("[data-variations]")?.textContent??"[]").find(({id,code})=>k.includes(id+"")||k.includes(code)||u.hash=="#"+encodeURIComponent(code));if(v)f.dataset.named="";if(!f?.querySelector(":checked:not([checked])"))v?.options.forEach((o,i)=>f.querySelectorAll("[name=option-"+i+"]").forEach(r=>r.checked=r.value==o))}`
