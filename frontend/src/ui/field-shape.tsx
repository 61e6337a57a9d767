/** The shapes of a form whose code is still on its way: as high as what comes in their place, and without Mantine. */
import classes from './field-shape.module.css';

interface FieldShapeProps {
  label: string;
  description?: string;
}

/** A field's words above an empty box. */
export const FieldShape = ({ label, description }: FieldShapeProps) => (
  <div>
    <span className={classes.label}>{label}</span>
    {description && <span className={classes.description}>{description}</span>}
    <div className={classes.box} />
  </div>
);

/** Where the form's button will be. */
export const ButtonShape = () => <div className={classes.button} />;
