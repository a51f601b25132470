# Lines per registry, without its form. Run in apps/web/src: bash linhas.sh
c() { n=$1; shift; printf '%-12s %5d\n' "$n" "$(cat "$@" | wc -l)"; }
c times app/pages/times.page.tsx features/times/times.{registro,queries}.ts features/times/components/{lista-de-times,gaveta-do-time}.tsx
c grupos features/grupos/grupos.{registro,queries}.ts features/grupos/components/{lista-de-grupos,gaveta-do-grupo}.tsx
c permissoes features/grupos/permissoes.{registro,queries}.ts features/grupos/components/{catalogo-de-permissoes,gaveta-da-permissao}.tsx
c empresas app/pages/{empresas,gerenciar-empresas}.page.tsx features/empresas/empresas.{queries,registro}.ts features/empresas/components/{tabela-de-empresas,gaveta-da-empresa}.tsx
c contratos app/pages/contratos.page.tsx features/contratos/contratos.{queries,registro}.ts features/contratos/components/{tabela-de-contratos,gaveta-do-contrato}.tsx
c usuarios features/usuarios/usuarios.queries.ts features/usuarios/usuarios.registro.tsx features/usuarios/components/{lista-de-usuarios,filtros-de-usuarios,gaveta-do-usuario}.tsx
c convites features/usuarios/convites.registro.tsx features/usuarios/components/lista-de-convites.tsx
