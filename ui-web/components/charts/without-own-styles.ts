/*
 * Comes before plotly.js, which asks for this element: the page's policy takes no style that a script writes, and the rules
 * that drawings need stand in chart-figure.module.css.
 */
const refusal = document.createElement('meta');
refusal.id = 'plotly.js-style-global';
refusal.className = 'no-inline-styles';
document.head.append(refusal);
