import { forcaDaSenha } from '../forca-da-senha.ts';
import classes from './medidor-de-senha.module.css';

const NIVEIS = [1, 2, 3, 4] as const;

/** Strength of the password being typed, as four marks and a word. */
export function MedidorDeSenha({ senha }: { senha: string }) {
  const { nivel, rotulo } = forcaDaSenha(senha);
  return (
    <div className={classes.medidor}>
      <div className={classes.marcas} aria-hidden>
        {NIVEIS.map((marca) => (
          <span key={marca} className={classes.marca} data-nivel={marca <= nivel ? nivel : 0} />
        ))}
      </div>
      <span className={classes.rotulo}>{nivel === 0 ? rotulo : `Força: ${rotulo}`}</span>
    </div>
  );
}
