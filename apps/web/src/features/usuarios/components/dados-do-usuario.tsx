import { mascararCpf } from '@dominio/contrato/documentos';
import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { formatarDataHora, formatarDia } from '../../../lib/formato.ts';
import classes from './usuarios.module.css';

/** The record of a person, for somebody who may not change it. */
export function DadosDoUsuario({ usuario }: { usuario: UsuarioAberto }) {
  const { cpf, dados_completos, data_admissao, ultimo_acesso } = usuario;
  const linhas: [string, string | null][] = [
    ['Nome', usuario.nome],
    ['E-mail', usuario.email],
    ['CPF', cpf && dados_completos ? mascararCpf(cpf) : cpf],
    ['Grupos', usuario.grupos.map(({ nome }) => nome).join(', ')],
    ['Time', usuario.time_nome],
    ['Empresa', usuario.cliente_nome],
    ['Telefone', usuario.telefone],
    ['Admissão', data_admissao && formatarDia(data_admissao)],
    ['Último acesso', ultimo_acesso && formatarDataHora(ultimo_acesso)],
  ];
  return (
    <dl className={classes.dados}>
      {linhas
        .filter(([, valor]) => valor)
        .map(([rotulo, valor]) => (
          <div key={rotulo} style={{ display: 'contents' }}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
    </dl>
  );
}
