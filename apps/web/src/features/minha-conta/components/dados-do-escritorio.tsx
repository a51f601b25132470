import { mascararCpf } from '@dominio/contrato/documentos';
import type { Perfil } from '@dominio/contrato/minha-conta';
import { Secao } from '../../../components/painel/secao.tsx';
import { formatarDataHora, formatarDia } from '../../../lib/formato.ts';
import classes from './minha-conta.module.css';

/** Data of the person that only the administration changes. */
export function DadosDoEscritorio({ perfil }: { perfil: Perfil }) {
  const { cpf, data_admissao, ultimo_acesso } = perfil;
  const linhas: [string, string | null][] = [
    ['Nome', perfil.nome],
    ['E-mail', perfil.email],
    ['CPF', cpf && mascararCpf(cpf)],
    [perfil.grupos.length > 1 ? 'Grupos' : 'Grupo', perfil.grupos.join(', ')],
    ['Time', perfil.time_nome],
    ['Admissão', data_admissao && formatarDia(data_admissao)],
    ['Último acesso', ultimo_acesso && formatarDataHora(ultimo_acesso)],
  ];
  return (
    <Secao
      titulo="Cadastro no escritório"
      descricao="Quem cuida dos usuários mantém estes dados. Se algo estiver errado, peça a correção."
    >
      <dl className={classes.dados}>
        {linhas
          .filter(([, valor]) => valor)
          .map(([rotulo, valor]) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
      </dl>
    </Secao>
  );
}
