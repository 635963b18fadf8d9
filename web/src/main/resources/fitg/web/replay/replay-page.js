import {LitElement, html} from 'lit';
customElements.define('replay-page', class extends LitElement { render() { return html`…`; } });
