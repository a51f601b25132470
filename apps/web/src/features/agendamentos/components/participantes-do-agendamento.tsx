import { Avatar, type PessoaComFoto } from '../../../components/ui/avatar.tsx';
import classes from './detalhes-do-agendamento.module.css';

export function ParticipantesDoAgendamento({
  participantes,
}: {
  participantes: readonly PessoaComFoto[];
}) {
  return (
    <ul className={classes.participantes}>
      {participantes.map((pessoa) => (
        <li key={pessoa.id}>
          <Avatar pessoa={pessoa} preset="agenda" />
          <span>{pessoa.nome}</span>
        </li>
      ))}
    </ul>
  );
}
