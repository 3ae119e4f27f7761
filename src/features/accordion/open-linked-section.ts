/** Opens the part that the address names. Browsers open one only around the place that they scroll to. */
export function openLinkedSection() {
  const open = () => {
    const linked = document.getElementById(location.hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  };
  open();
  addEventListener('hashchange', open);
}
