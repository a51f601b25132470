import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { type ReactNode, Suspense, useState } from 'react';
import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import type { AcaoDaLinha } from '../../../components/tabela/menu-da-linha.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { PartesDoRegistro } from '../../../components/ui/partes-do-registro.tsx';
import { Situacao } from '../../../components/ui/situacao.tsx';
import { sobDemanda } from '../../../lib/sob-demanda.tsx';
import { useAgora } from '../../../lib/use-agora.ts';
import {
  type EnderecoDoRegistro,
  type EstadoDoRegistro,
  useEndereco,
} from '../../../registros/endereco.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { ParteDoHistorico } from '../../../registros/historico/historico-do-registro.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import type { RecursoQualquer } from '../../../registros/recurso.ts';
import { DESCRICAO_DO_ATO, useAtos } from '../use-atos.tsx';
import { type Ato, usuarios } from '../usuarios.queries.ts';
import { PARTES, type Parte } from '../usuarios.registro.tsx';
import { situacaoEmPalavras, TOM_DA_SITUACAO } from '../usuarios.textos.ts';
import { DadosDoUsuario } from './dados-do-usuario.tsx';
import { FormularioDoUsuario } from './formulario-do-usuario.tsx';
import { useSenhaTemporaria } from './senha-temporaria.tsx';
import { SessoesDoUsuario } from './sessoes-do-usuario.tsx';
import classes from './usuarios.module.css';
import { ClientesDoUsuario, GruposDoUsuario, PermissoesDoUsuario } from './vinculos-do-usuario.tsx';

// Code in files of their own, fetched when their buttons are pressed.
const VerComo = sobDemanda(() => import('./ver-como.tsx'));

const CopiarAcesso = sobDemanda(() => import('./copiar-acesso.tsx'));

const AssistenteDeDesligamento = sobDemanda(() => import('./assistente-de-desligamento.tsx'));

const ATOS = Object.keys(DESCRICAO_DO_ATO) as Ato[];

interface PropsDosAtos {
  usuario: UsuarioAberto;
  aoCopiar: () => void;
  children: ReactNode;
}

/** What may be done with a person besides changing their record, in the menu of the panel. */
function AtosDoUsuario({ usuario, aoCopiar, children }: PropsDosAtos) {
  const { fazer, dialogo, fazendo } = useAtos();
  const senha = useSenhaTemporaria(usuario);
  const [aberto, setAberto] = useState<'ver_como' | 'copiar_acesso' | 'excluir' | null>(null);
  const fechar = () => setAberto(null);
  const { acoes } = usuario;
  const oferecidas: (AcaoDaLinha | false)[] = [
    ...ATOS.map((ato) => {
      const { rotulo, perigo = false } = DESCRICAO_DO_ATO[ato];
      const aoEscolher = () => !fazendo && void fazer(ato, usuario);
      return acoes[ato] && { rotulo, perigo, aoEscolher };
    }),
    acoes.resetar_senha && { rotulo: 'Gerar senha temporária', aoEscolher: senha.dar },
    acoes.ver_como && { rotulo: 'Ver como…', aoEscolher: () => setAberto('ver_como') },
    // Copying has the record read again, so an unsaved form asks first.
    acoes.copiar_acesso && {
      rotulo: 'Copiar acesso de…',
      aoEscolher: () => sairSePuder(() => setAberto('copiar_acesso')),
    },
    acoes.excluir && { rotulo: 'Desligar…', perigo: true, aoEscolher: () => setAberto('excluir') },
  ];
  return (
    <AcoesDaGaveta acoes={oferecidas.filter((uma) => uma !== false)}>
      {children}
      <Suspense>
        {aberto === 'ver_como' && <VerComo usuario={usuario} aoFechar={fechar} />}
        {aberto === 'copiar_acesso' && (
          <CopiarAcesso
            para={usuario}
            aoFechar={fechar}
            aoCopiar={() => {
              fechar();
              aoCopiar();
            }}
          />
        )}
        {aberto === 'excluir' && <AssistenteDeDesligamento pessoa={usuario} aoFechar={fechar} />}
      </Suspense>
      {senha.dialogos}
      {dialogo}
    </AcoesDaGaveta>
  );
}

const NOME_DA_PARTE: Readonly<Record<Parte, string>> = {
  dados: 'Dados',
  grupos: 'Grupos',
  permissoes: 'Permissões',
  clientes: 'Clientes',
  sessoes: 'Sessões',
  historico: 'Histórico',
};

/** Parts of the record: links for staff only, sessions for somebody who may end them. */
function partesDe({ client_id, acoes }: UsuarioAberto): readonly Parte[] {
  return PARTES.filter((parte) => {
    if (parte === 'sessoes') return acoes.ler_sessoes;
    return parte === 'dados' || parte === 'historico' || client_id === null;
  });
}

interface Props<S extends EstadoDoRegistro & { parte: Parte }> {
  /** Address of the table beside which the drawer opens: the register's, or that of invitations. */
  endereco: Pick<EnderecoDoRegistro<S>, 'parametros' | 'fechado'>;
  /** The noun of that table, where it is not that of people. */
  lista?: RecursoQualquer;
}

/** The drawer of a person, opened by the address: `?usuario=12` or `?novo=1`. */
export default function GavetaDoUsuario<S extends EstadoDoRegistro & { parte: Parte }>({
  endereco,
  lista,
}: Props<S>) {
  const { fechar } = useEndereco(endereco);
  const { podeCriar } = usePermissoesDoRecurso(usuarios);
  const agora = useAgora();
  return (
    <GavetaDoRegistro
      recurso={usuarios}
      endereco={endereco}
      lista={lista}
      nome={({ nome }) => nome}
      situacao={(usuario) => (
        <Situacao tom={TOM_DA_SITUACAO[usuario.situacao]}>
          {situacaoEmPalavras(usuario, agora)}
        </Situacao>
      )}
      novo={
        podeCriar && (
          <FormularioDoUsuario usuario={null} aoTerminar={fechar} aoRecarregar={() => {}} />
        )
      }
    >
      {({ registro: usuario, leituras, recarregar, estado: { parte: pedida } }) => {
        const partes = partesDe(usuario);
        // The address may name a part that this person may not see: the first one is shown.
        const parte = partes.includes(pedida) ? pedida : 'dados';
        return (
          <AtosDoUsuario usuario={usuario} aoCopiar={recarregar}>
            <div className={classes.pilha}>
              <div className={classes.cabeca}>
                <Avatar pessoa={usuario} preset="userList" />
                <p>{usuario.email}</p>
              </div>
              <PartesDoRegistro
                rotulo="Partes do cadastro"
                nomes={NOME_DA_PARTE}
                partes={partes}
                atual={parte}
                padrao="dados"
              />
              {parte === 'grupos' && <GruposDoUsuario key={leituras} usuario={usuario} />}
              {parte === 'permissoes' && <PermissoesDoUsuario key={leituras} usuario={usuario} />}
              {parte === 'clientes' && <ClientesDoUsuario key={leituras} usuario={usuario} />}
              {parte === 'sessoes' && <SessoesDoUsuario usuario={usuario} />}
              {parte === 'historico' && <ParteDoHistorico tipo="usuario" id={usuario.id} />}
              {parte === 'dados' &&
                (usuario.acoes.editar ? (
                  <FormularioDoUsuario
                    key={leituras}
                    usuario={usuario}
                    aoTerminar={fechar}
                    aoRecarregar={recarregar}
                  />
                ) : (
                  <DadosDoUsuario usuario={usuario} />
                ))}
            </div>
          </AtosDoUsuario>
        );
      }}
    </GavetaDoRegistro>
  );
}
