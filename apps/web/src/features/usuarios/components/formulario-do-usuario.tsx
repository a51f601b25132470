import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { TEXTOS_DO_USUARIO } from '@dominio/contrato/usuarios-entrada';
import { vinculosDoUsuarioEndpoints } from '@dominio/contrato/usuarios-vinculos';
import { Select, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Switch.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDocumento } from '../../../components/campos/campo-documento.tsx';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { clientesVinculaveisOptions } from '../../../consultas/clientes-vinculaveis.ts';
import { avisar } from '../../../lib/avisar.ts';
import { CPF } from '../../../lib/documentos.ts';
import { useAdministrador, usePode } from '../../../lib/permissoes.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { CampoDeVarios } from '../../../registros/campo-de-varios.tsx';
import { CampoDoTime } from '../../../registros/campo-do-time.tsx';
import { useSalvar } from '../../../registros/gravacoes.ts';
import type { GravadoDe } from '../../../registros/recurso.ts';
import { useDisponibilidade } from '../use-disponibilidade.ts';
import {
  corpoDaEdicao,
  corpoDoUsuario,
  ehDoGrupoCliente,
  errosDoUsuario,
  ORDEM_DO_USUARIO,
  ROTULOS_DO_USUARIO as ROTULOS,
  type ValoresDoUsuario,
  valoresDoUsuario,
} from '../usuario.formulario.ts';
import { gruposOptions, timesOptions, usuarios } from '../usuarios.queries.ts';
import { CampoDoGrupo } from './campo-do-grupo.tsx';
import { type SenhaDada, SenhaMostrada } from './senha-temporaria.tsx';
import classes from './usuarios.module.css';

const SIM_OU_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

const opcoesDe = (itens: readonly { id: number; nome: string }[] = []) =>
  itens.map(({ id, nome }) => ({ valor: String(id), rotulo: nome }));

/**
 * The temporary password that only creating somebody without an invitation answers; null otherwise.
 */
const senhaEm = (gravado: GravadoDe<typeof usuarios.endpoints>) =>
  'nova_senha' in gravado ? gravado : null;

interface Props {
  /** Null for a new person, who gets an invitation. */
  usuario: UsuarioAberto | null;
  aoTerminar: () => void;
  aoRecarregar: () => void;
}

/** Form that creates or changes a person's record. */
export function FormularioDoUsuario({ usuario, aoTerminar, aoRecarregar }: Props) {
  const hoje = useHoje();
  // Other buttons of the drawer raise the version while the form is open: the form keeps the record
  // as it was opened.
  const [lido] = useState(usuario);
  // Only an administrator may create somebody with a temporary password instead of an invitation.
  const administrador = useAdministrador();
  const [convite, setConvite] = useState(true);
  const [senha, setSenha] = useState<SenhaDada | null>(null);
  const salvar = useSalvar(usuarios);
  const { data: times } = useQuery(timesOptions());
  const formulario = useFormulario<ValoresDoUsuario>({
    iniciais: valoresDoUsuario(usuario),
    ordem: ORDEM_DO_USUARIO,
    validar: (valores) => errosDoUsuario(valores, hoje, usuario?.telefone),
  });
  const { form } = formulario;
  const { values: v } = form;
  const doCliente = ehDoGrupoCliente(v);
  const { data: grupos = [] } = useQuery(
    gruposOptions(v.time_id === '' ? null : Number(v.time_id)),
  );
  // The person's present group stays a choice, also for somebody who could not put them into it.
  const aEscolher = grupos.filter(({ id, acoes }) => acoes.conceder || id === usuario?.grupo_id);
  const podeVincular = usePode(vinculosDoUsuarioEndpoints.gravarClientes.acesso);
  const comClientes = usuario === null && podeVincular && !doCliente;
  const { data: clientes } = useQuery({
    ...clientesVinculaveisOptions(),
    enabled: doCliente || comClientes,
  });
  useDisponibilidade(formulario, 'email', usuario?.id ?? null);
  useDisponibilidade(formulario, 'cpf', usuario?.id ?? null);

  const escolha = (
    campo: 'grupo_id' | 'client_id' | 'time_id',
    itens: Parameters<typeof opcoesDe>[0],
  ) => ({
    ...form.getInputProps(campo),
    label: ROTULOS[campo],
    value: v[campo],
    onChange: (valor: string | null) => form.setFieldValue(campo, valor ?? ''),
    opcoes: opcoesDe(itens),
  });
  const obrigatorio = { withAsterisk: true, 'aria-required': true } as const;
  const comCpf = usuario === null || usuario.dados_completos;
  const comPessoais = usuario === null || usuario.dados_pessoais;
  return (
    <>
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro={usuarios.palavras.erroAoSalvar}
        rotuloDoEnvio={
          usuario ? usuarios.palavras.salvar : convite ? 'Enviar convite' : 'Criar e gerar senha'
        }
        enviando={salvar.isPending}
        gravar={(valores) =>
          salvar.mutateAsync(
            usuario && lido
              ? { id: usuario.id, body: corpoDaEdicao(valores, lido, usuario) }
              : { id: null, body: { ...corpoDoUsuario(valores, null), enviar_convite: convite } },
          )
        }
        avisar={(gravado) => {
          const { nova_senha, expira_em } = { ...senhaEm(gravado) };
          const nome = v.nome.trim();
          if (nova_senha && expira_em) setSenha({ nova_senha, expira_em });
          else if (usuario) avisar.sucesso({ titulo: usuarios.palavras.salvo, mensagem: nome });
          else {
            const mensagem = `${nome} tem 72 horas para aceitar.`;
            avisar.sucesso({ titulo: 'Convite enviado', mensagem });
          }
        }}
        // A temporary password is shown before the drawer goes on.
        aoTerminar={(gravado) => {
          if (!senhaEm(gravado)?.nova_senha) aoTerminar();
        }}
        aoRecarregar={aoRecarregar}
      >
        <div className={classes.campos}>
          <div className={classes.larga}>
            <TextInput
              label={ROTULOS.nome}
              {...obrigatorio}
              data-autofocus={usuario === null || undefined}
              autoComplete="off"
              {...form.getInputProps('nome')}
            />
          </div>
          <TextInput
            label={ROTULOS.email}
            {...obrigatorio}
            type="email"
            autoComplete="off"
            {...form.getInputProps('email')}
          />
          {comCpf && <CampoDocumento regra={CPF} {...form.getInputProps('cpf')} value={v.cpf} />}
          <CampoDoGrupo {...escolha('grupo_id', aEscolher)} />
          {doCliente ? (
            <CampoDeEscolha {...escolha('client_id', clientes)} obrigatorio />
          ) : (
            <CampoDoTime {...escolha('time_id', times)} />
          )}
          {comClientes && (
            <div className={classes.larga}>
              <CampoDeVarios
                {...form.getInputProps('cliente_ids')}
                label={ROTULOS.cliente_ids}
                placeholder="Busque pelo nome"
                vazio="Nenhum cliente encontrado."
                opcoes={opcoesDe(clientes)}
                value={v.cliente_ids}
                onChange={(ids) => form.setFieldValue('cliente_ids', ids)}
              />
            </div>
          )}
          <TextInput
            label={ROTULOS.telefone}
            type="tel"
            autoComplete="off"
            {...form.getInputProps('telefone')}
          />
          {comPessoais && (
            <CampoData
              label={ROTULOS.data_nascimento}
              description={TEXTOS_DO_USUARIO.ajudaDoNascimento}
              hoje={hoje}
              {...form.getInputProps('data_nascimento')}
              value={v.data_nascimento}
            />
          )}
          {comPessoais && (
            <CampoData
              label={ROTULOS.data_admissao}
              hoje={hoje}
              {...form.getInputProps('data_admissao')}
              value={v.data_admissao}
            />
          )}
          {comPessoais && (
            <TextInput
              label={ROTULOS.genero}
              autoComplete="off"
              {...form.getInputProps('genero')}
            />
          )}
          {comPessoais && (
            <Select
              label={ROTULOS.tem_filhos}
              data={SIM_OU_NAO}
              clearable
              {...form.getInputProps('tem_filhos')}
              value={v.tem_filhos || null}
              onChange={(valor) => form.setFieldValue('tem_filhos', (valor ?? '') as never)}
            />
          )}
          {usuario === null && administrador && (
            <Switch
              className={classes.larga}
              label="Enviar o convite por e-mail"
              description="Sem o convite, uma senha temporária aparece aqui uma única vez e é trocada ao entrar."
              checked={convite}
              onChange={(evento) => setConvite(evento.currentTarget.checked)}
            />
          )}
        </div>
      </FormularioDoRegistro>
      {senha && <SenhaMostrada nome={v.nome.trim()} senha={senha} aoFechar={aoTerminar} />}
    </>
  );
}
