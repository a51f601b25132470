import type { Usuario } from '@dominio/contrato/pessoas';
import { Avatar } from '../../components/ui/avatar.tsx';
import { rotulosDoUsuario } from '../../lib/usuario.ts';
import classes from './pessoa-da-sessao.module.css';

/** Who is signed in: picture, name, address and group. */
export function PessoaDaSessao({ usuario }: { usuario: Usuario }) {
  const { nome, email, grupo } = rotulosDoUsuario(usuario);
  return (
    <div className={classes.pessoa}>
      <Avatar pessoa={usuario} preset="thumbnail" />
      <div className={classes.textos}>
        <span className={classes.nome}>{nome}</span>
        <span className={classes.email}>{email}</span>
        <span className={classes.email}>{grupo}</span>
      </div>
    </div>
  );
}
