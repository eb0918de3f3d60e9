/*
 * Loaded before plotly.js, which looks for this element: the page's policy allows no style that a script writes, and
 * the rules that drawings need are in chart-figure.module.css.
 */
const refusal = document.createElement('meta');
refusal.id = 'plotly.js-style-global';
refusal.className = 'no-inline-styles';
document.head.append(refusal);
