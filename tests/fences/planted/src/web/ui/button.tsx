export const Button = (props: { text: string }) => <button type="button">{props.text}</button>;
