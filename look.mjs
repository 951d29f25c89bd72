import { chromium } from '@playwright/test';
const base='http://127.0.0.1:4391';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const T='/empresa/100000/treball/100000';
const shots=JSON.parse(process.argv[2]); const [lang,w,h,scheme]=JSON.parse(process.argv[3]);
const ctx=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,locale:{ca:'ca-ES',es:'es-ES',en:'en-GB'}[lang],timezoneId:'Europe/Madrid'});
const page=await ctx.newPage(); await page.goto(base);
await page.locator('input[autocomplete="username"]').fill('titular@exemple.test'); await page.locator('input[type=password]').first().fill('bastida-blava-demo'); await page.keyboard.press('Enter'); await page.waitForURL(/home/);
await page.waitForTimeout(800);
if(lang!=='ca'){await page.locator('header button[aria-haspopup="dialog"]').last().click(); await page.locator(`input[type="radio"][value="${lang}"] + label`).first().click(); await page.keyboard.press('Escape'); await page.waitForTimeout(500);}
for (const [n,p,act] of shots){ await page.goto(base+'/#'+p.replace('T',T)); await page.waitForTimeout(1500); if(act){ await eval(`(async()=>{${act}})()`); await page.waitForTimeout(700);} await page.screenshot({path:`/tmp/look/${n}-${lang}-${w}.png`}); const ov=await page.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(ov>0)console.log(n,'overflow',ov); }
await b.close();
