import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says each picture that differs, then how many were taken, in how many seconds, and where the report is. */
export default class Tally implements Reporter {
  private pictures = 0;
  private anew = 0;
  private failed = 0;

  onTestEnd(test: TestCase, { status, errors, annotations }: TestResult) {
    for (const { type } of annotations) {
      if (type === 'picture') this.pictures++;
      if (type === 'anew') this.anew++;
    }
    if (status === 'passed' || status === 'skipped') return;
    this.failed++;
    const said = errors.map(({ message }) => message?.split('\n').slice(0, 8).join('\n  ')).join('\n  ');
    console.log(`✗ ${test.titlePath().slice(3).join(' › ')}\n  ${said}`);
  }

  onEnd({ duration }: FullResult) {
    const { pictures, anew, failed } = this;
    console.log(`${pictures} pictures in ${(duration / 1000).toFixed(0)} s, ${anew} kept anew`);
    if (failed > 0) {
      console.log(`${failed} stories look different: npx playwright show-report test-results/visual-report`);
      console.log('Where the new look is wanted: npm run visual:accept');
    }
  }

  printsToStdio() {
    return true;
  }
}
