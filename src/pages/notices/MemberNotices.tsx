import { useSearchParams } from 'react-router-dom';
import { NoticeTabs } from '#src/design-system/tabs/NoticeTabs.tsx';
import { noticesUrl, noticeTabOf } from '#src/domain/notice/notice-urls.ts';
import { useUnreadNotices } from '#src/features/notices/use-unread-notices.ts';
import { MemberAnnouncements } from './MemberAnnouncements.tsx';
import { OrderNotices } from './OrderNotices.tsx';

/** What was told to a member: of orders, and to everybody, each with what is not read (S2.31). */
export function MemberNotices() {
  const [search] = useSearchParams();
  const tab = noticeTabOf(search);
  return (
    <div className="grid gap-4">
      <NoticeTabs
        current={tab}
        unread={useUnreadNotices()}
        hrefs={{ orders: noticesUrl('orders'), announcements: noticesUrl('announcements') }}
      />
      {tab === 'orders' ? <OrderNotices /> : <MemberAnnouncements />}
    </div>
  );
}
