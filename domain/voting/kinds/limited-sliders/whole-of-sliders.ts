/** All sliders together: the scale of ten in tenths, 100 %. */
export const wholeOfSliders = 100;
