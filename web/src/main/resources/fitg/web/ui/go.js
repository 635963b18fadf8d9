/** Goes to an address inside the client without loading the page again. @param {string} address */
export function go(address) {
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
