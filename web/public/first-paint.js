// Sets theme and language before the first paint, so that nothing flashes, and asks for what this visitor needs
// first; a file of its own because the content security policy allows no inline script. Reads what
// src/session/storage.ts wrote, of the session only who it is of, and the names of files from first-files.ts.
(function () {
  var device = {};
  var known = false;
  try {
    device = JSON.parse(localStorage.getItem('policy-monitor:1:device') || '{}');
    known = localStorage.getItem('policy-monitor:1:session') !== null;
  } catch {
    // Storage may be forbidden or damaged: the defaults apply.
  }
  var dark =
    device.uiDarkMode === 'dark' ||
    (device.uiDarkMode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var english = device.locale === 'en-gb';
  var root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.mantineColorScheme = root.dataset.theme;
  root.lang = english ? 'en-GB' : 'nl';

  var files = JSON.parse(document.getElementById('first-files').textContent || '{}');
  var wanted = [].concat(files[english ? 'en-gb' : 'nl'] || [], (known && files.session) || []);
  wanted.forEach(function (name) {
    var link = document.createElement('link');
    var styles = name.endsWith('.css');
    link.rel = styles ? 'preload' : 'modulepreload';
    if (styles) link.as = 'style';
    link.crossOrigin = '';
    link.href = name;
    document.head.append(link);
  });

  // The first of these takes the browser longest, and now there is nothing else to do.
  new Intl.DateTimeFormat(root.lang, { timeZone: 'Europe/Amsterdam' });
})();
