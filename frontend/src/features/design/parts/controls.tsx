/** What is pressed and filled in, in every state. */
import { Checkbox, NativeSelect, SegmentedControl, Tabs, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button';
import { Crumbs } from '../../../ui/crumbs';
import { PasswordField } from '../../../ui/password-field';
import { SchemeToggle } from '../../../ui/scheme-toggle';
import { SearchField } from '../../../ui/search-field';
import { Switch } from '../../../ui/switch';
import classes from '../design.module.css';

export function Controls() {
  const [words, setWords] = useState('');
  return (
    <>
      <div className={classes.row}>
        <Button>Filled</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="soft">Soft</Button>
        <Button look="subtle">Subtle</Button>
        <Button look="danger">Danger</Button>
        <Button look="link">Link</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Busy</Button>
      </div>
      <div className={classes.row}>
        <Button size="s">Small</Button>
        <Button size="l">Large</Button>
        <Button size="xl">The largest</Button>
        <ButtonLink to="/_design">A link</ButtonLink>
        <SchemeToggle />
      </div>
      <div className={classes.row}>
        <TextInput
          className={classes.block}
          label="Text"
          placeholder="Placeholder"
          description="What it is for"
        />
        <TextInput
          className={classes.block}
          label="Refused"
          defaultValue="wrong"
          error="What is wrong with it"
        />
        <TextInput className={classes.block} label="Closed" defaultValue="as it is" disabled />
        <PasswordField className={classes.block} label="Password" />
        <NativeSelect className={classes.block} label="Choice" data={['One', 'Two']} />
        <Textarea className={classes.block} label="Long text" autosize minRows={2} />
      </div>
      <SearchField label="Search here" placeholder="Search" search={words} onSearch={setWords} />
      <div className={classes.row}>
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Unchecked" />
        <Checkbox label="Disabled" disabled />
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
        <SegmentedControl data={['All', 'Some', 'None']} aria-label="How many" />
      </div>
      <Tabs defaultValue="one">
        <Tabs.List aria-label="Tabs">
          <Tabs.Tab value="one">One</Tabs.Tab>
          <Tabs.Tab value="two">Two</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="one">The first</Tabs.Panel>
        <Tabs.Panel value="two">The second</Tabs.Panel>
      </Tabs>
      <Crumbs above={[{ label: 'Above', to: '/_design' }]} here="Here" />
    </>
  );
}
